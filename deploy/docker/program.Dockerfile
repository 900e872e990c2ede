# The image of a program: docker build --file deploy/docker/program.Dockerfile --build-arg PROGRAM=api .
# PROGRAM: api, registry or shell.
ARG PROGRAM
# Base images by their digests; an empty value takes what this machine has under their names.
ARG PINNED_IMAGES=yes

FROM node:22-bookworm-slim${PINNED_IMAGES:+@sha256:83f487e0a63425e5b4d146fb5e5be574bcbe1b7b843d3ebafdd95eaf7767a7e5} AS base

# Of the sources only what npm reads: as long as that is the same, what it installs is kept.
FROM base AS manifests
WORKDIR /site
COPY . .
RUN find . -type f ! -name package.json ! -name package-lock.json ! -name .npmrc -delete && find . -type d -empty -delete

FROM base AS sources
WORKDIR /site
COPY --from=manifests /site .
RUN npm ci
COPY . .

FROM sources AS built-api
RUN npm run build --workspace api

FROM sources AS built-shell
RUN npm run build --workspace shell

# It brings the shell as well, and the same build of it: it holds the files of every shell and tries releases in it.
FROM built-shell AS built-registry
RUN npm run build --workspace registry

FROM built-${PROGRAM} AS build
ARG PROGRAM
RUN node --import tsx packages/build/src/pack/pack.ts $([ "$PROGRAM" = registry ] && echo registry shell || echo "$PROGRAM") /packed

FROM base AS node
ENV NODE_ENV=production HOST=0.0.0.0
WORKDIR /site
RUN mkdir /data && chown node:node /data
COPY deploy/docker/is-ready /usr/local/bin/
STOPSIGNAL SIGTERM

FROM node AS api
ENV API_PORT=4000 DATA_DIR=/data
EXPOSE 4000
# Others wait for it; the engine needs nearly a tenth of a second of a processor for a look.
HEALTHCHECK --interval=3s --timeout=3s --start-period=60s CMD ["is-ready", "4000", "/api/health/ready"]
CMD ["node", "--enable-source-maps", "api/dist/main.js"]

FROM node AS registry
# Opens the pages of every release before visitors do. Drivers of graphics cards, 160 MB, are nothing to it.
RUN apt-get update && apt-get install --yes --no-install-recommends chromium-headless-shell \
  && dpkg --purge --force-depends libgl1-mesa-dri libllvm15 libz3-4 && rm -rf /var/lib/apt/lists/*
ENV PORT=3002 WORKSPACE=/data SHELL_BUILD=/site/shell/dist GATE_BROWSER=/usr/bin/chromium-headless-shell
EXPOSE 3002
HEALTHCHECK --interval=5s --timeout=3s --start-period=60s CMD ["is-ready", "3002", "/readyz"]
CMD ["node", "--enable-source-maps", "registry/dist/main.js"]

FROM node AS shell
ENV PORT=3000 RELEASE_CACHE=/data
EXPOSE 3000
HEALTHCHECK --interval=5s --timeout=3s --start-period=60s CMD ["is-ready", "3000", "/readyz"]
CMD ["node", "--enable-source-maps", "shell/dist/server/main.js"]

FROM ${PROGRAM}
COPY --from=build /packed .
USER node
VOLUME /data
