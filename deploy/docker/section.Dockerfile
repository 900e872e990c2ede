# The image of a section's release: docker build --file deploy/docker/section.Dockerfile --build-arg SECTION=mfe-eco .
# Base images by their digests; an empty value takes what this machine has under their names.
ARG PINNED_IMAGES=yes

FROM node:22-bookworm-slim${PINNED_IMAGES:+@sha256:83f487e0a63425e5b4d146fb5e5be574bcbe1b7b843d3ebafdd95eaf7767a7e5} AS base

# Of the sources only what npm reads: as long as that is the same, what it installs is kept.
FROM base AS manifests
WORKDIR /site
COPY . .
RUN find . -type f ! -name package.json ! -name package-lock.json ! -name .npmrc -delete && find . -type d -empty -delete

FROM base AS build
WORKDIR /site
COPY --from=manifests /site .
RUN npm ci
COPY . .
ARG SECTION
# What the release is built from, as .git is left out here: commit, branch, author, first line and time of the commit.
ARG RELEASE_COMMIT RELEASE_BRANCH RELEASE_AUTHOR RELEASE_SUBJECT RELEASE_TIME
RUN npm run build --workspace "$SECTION" && mv "$SECTION/dist/release" /release

FROM nginx:1.27-alpine${PINNED_IMAGES:+@sha256:65645c7bb6a0661892a8b03b89d0743208a18dd2f3f17a54ef4b76fb8e2f2a10}
COPY packages/build/nginx/release.conf /etc/nginx/nginx.conf
COPY --from=build /release /srv/release
USER nginx
EXPOSE 8080
# A look takes the engine nearly a tenth of a second of a processor, and no other container waits for this one.
HEALTHCHECK --interval=15s --timeout=3s --start-period=30s CMD ["wget", "-q", "-O", "/dev/null", "http://127.0.0.1:8080/release.json"]
