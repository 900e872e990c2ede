import * as z from 'zod';

const versions = z.record(z.string(), z.string());

/** Targets of the names in `exports`: a file, or one for each condition. */
const exportsSchema = z.record(z.string(), z.union([z.string(), z.record(z.string(), z.string())]));

export type Exports = z.infer<typeof exportsSchema>;

/** A workspace's package.json as far as npm's form of it differs; everything else goes along as it is. */
export const manifestSchema = z.looseObject({
  name: z.string(),
  version: z.string(),
  private: z.boolean().optional(),
  bin: versions.optional(),
  exports: exportsSchema.default({}),
  files: z.array(z.string()).default([]),
  sideEffects: z.union([z.boolean(), z.array(z.string())]).optional(),
  /** Its presence says that the package is published; its names replace those of the workspace at npm. */
  publishConfig: z
    .looseObject({ bin: versions.optional(), exports: exportsSchema.optional(), access: z.string() })
    .optional(),
  scripts: versions.optional(),
  dependencies: versions.optional(),
  peerDependencies: versions.optional(),
  devDependencies: versions.optional(),
});

export type Manifest = z.infer<typeof manifestSchema>;
