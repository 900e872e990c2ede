import type { Rspack } from '@rsbuild/core';

/**
 * Takes shared packages as sections declare them: one copy each, at once, of the version they were built against, a later
 * compatible one, or another major version that they run on.
 */
export const CONSUMES = `
const isCompatible = (version, ranges) => ranges.split(' || ').some((range) => {
	const [major, minor, patch] = version.split('.').map(Number);
	const [fromMajor, fromMinor, fromPatch] = range.slice(1).split('.').map(Number);
	return major === fromMajor && (minor > fromMinor || (minor === fromMinor && patch >= fromPatch));
});
__webpack_require__.f.consumes = (chunk, promises) => {
	const { chunkMapping, moduleIdToConsumeDataMapping: consumed } = __webpack_require__.consumesLoadingData;
	for (const id of chunkMapping[chunk] ?? []) {
		const { shareScope, shareKey, requiredVersion } = consumed[id];
		const [[version, shared] = []] = Object.entries(__webpack_require__.S[shareScope]?.[shareKey] ?? {});
		if (shared && isCompatible(version, requiredVersion)) {
			const factory = shared.get();
			__webpack_require__.m[id] = (module) => { module.exports = factory(); };
		} else promises.push(Promise.reject(Error(shareKey + ' ' + requiredVersion + ' is needed, and ' + version + ' is shared')));
	}
};
`;

/** A section provides nothing: its container hands over the shell's scope, and there is nothing to add to it. */
const SHARING = `
__webpack_require__.S = {};
__webpack_require__.I = () => 1;
`;

/** What the bundler writes before its own functions: which chunk consumes what. */
const CONSUMED = /^__webpack_require__\.consumesLoadingData = .*$/m;

/** Texts in place of the bundler's, by the name that it gives them. */
const LEAN: Readonly<Record<string, (text: string) => string>> = {
  consumes_loading: (text) => `${CONSUMED.exec(text)?.[0]}\n${CONSUMES}`,
  sharing: () => SHARING,
};

/**
 * Writes a section's browser container without what federation could do and a section never asks of it: ranges of
 * versions, packages of its own to share, fallbacks. It is two thirds of each container, and a page has up to three.
 */
export class LeanSharingPlugin implements Rspack.RspackPluginInstance {
  apply(compiler: Rspack.Compiler): void {
    compiler.hooks.compilation.tap(LeanSharingPlugin.name, (compilation) => {
      compilation.hooks.runtimeModule.tap(LeanSharingPlugin.name, ({ name, source }) => {
        const lean = LEAN[name];
        if (lean !== undefined && source !== undefined) source.source = Buffer.from(lean(source.source.toString()));
      });
    });
  }
}
