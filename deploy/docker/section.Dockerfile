# The image of a section's release: docker build --file deploy/docker/section.Dockerfile --build-arg SECTION=mfe-eco .

# Of the sources only what npm reads: as long as that is the same, what it installs is kept.
FROM node:22-bookworm-slim AS manifests
WORKDIR /site
COPY . .
RUN find . -type f ! -name package.json ! -name package-lock.json ! -name .npmrc -delete && find . -type d -empty -delete

FROM node:22-bookworm-slim AS build
WORKDIR /site
COPY --from=manifests /site .
RUN npm ci
COPY . .
ARG SECTION
RUN npm run build --workspace "$SECTION" && mv "$SECTION/dist/release" /release

FROM nginx:1.27-alpine
COPY packages/build/nginx/release.conf /etc/nginx/nginx.conf
COPY --from=build /release /srv/release
USER nginx
EXPOSE 8080
HEALTHCHECK --interval=2s --timeout=3s --start-period=30s CMD ["wget", "-q", "-O", "/dev/null", "http://127.0.0.1:8080/release.json"]
