import {
  type AccessFile,
  Refusal,
  type ReleaseDescriptor,
  type SigstoreIdentity,
  signedText,
} from '@sgc/release-format';
import { bundleFromJSON } from '@sigstore/bundle';
import { TrustedRoot } from '@sigstore/protobuf-specs';
import { toSignedEntity, toTrustMaterial, Verifier } from '@sigstore/verify';

/** The verifier takes a pattern; an identity is one text. */
const exactly = (text: string): string => `^${text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')}$`;

/**
 * The identities whose Sigstore bundles releases need. Certificate, its log, the transparency log's entry and its time are
 * checked against the trusted root of the access file, without a request to Sigstore.
 */
export class SigstoreIdentities {
  readonly #identities: ReadonlyMap<string, SigstoreIdentity>;
  readonly #verifier: Verifier | undefined;

  /** @throws if the file asks for a bundle and has no trusted root, or one that cannot be read. */
  constructor({ sections, sigstoreTrustedRoot: root }: AccessFile) {
    this.#identities = new Map(
      Object.entries(sections).flatMap(([section, { sigstore }]) =>
        sigstore === undefined ? [] : [[section, sigstore]],
      ),
    );
    const [asking] = this.#identities.keys();
    if (asking !== undefined && root === undefined)
      throw new Error(`${asking} needs Sigstore bundles, and there is no sigstoreTrustedRoot to check them against`);
    this.#verifier = root === undefined ? undefined : verifierOf(root);
  }

  /**
   * Checks that the identity in the access file has signed a release, if one is named for its section.
   * @throws Refusal
   */
  check(descriptor: ReleaseDescriptor): void {
    const { section, sigstore: bundle } = descriptor;
    const identity = this.#identities.get(section);
    if (identity === undefined || this.#verifier === undefined) return;
    if (bundle === undefined) {
      throw new Refusal(
        'signature',
        `it has no Sigstore bundle of ${identity.subject}, which ${section} needs; publish it with --sigstore`,
      );
    }
    try {
      this.#verifier.verify(toSignedEntity(bundleFromJSON(bundle), Buffer.from(signedText(descriptor))), {
        subjectAlternativeName: exactly(identity.subject),
        extensions: { issuer: identity.issuer },
      });
    } catch (error) {
      throw new Refusal(
        'signature',
        `its Sigstore bundle is not one of ${identity.subject} over what it says: ${(error as Error).message}`,
      );
    }
  }
}

const verifierOf = (root: Readonly<Record<string, unknown>>): Verifier => {
  try {
    return new Verifier(toTrustMaterial(TrustedRoot.fromJSON(root)));
  } catch (error) {
    throw new Error(`its sigstoreTrustedRoot cannot be read: ${(error as Error).message}`);
  }
};
