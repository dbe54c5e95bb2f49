# syntax=docker/dockerfile:1
# The steps are scripts of the repository, which run without a container engine as well: docs/containers.md.

FROM node:24-trixie AS build
WORKDIR /src
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts
COPY . .
# Hosts that product pictures may come from, and a name for the build: docs/operations.md.
ARG IMAGE_HOSTS=""
ARG BUILD_ID=""
RUN npm run build && npm run image:collect -- /image && mkdir /data

FROM gcr.io/distroless/cc-debian13:nonroot
COPY --from=build /image/ /
COPY --from=build --chown=65532:65532 /data /data
ENV NODE_ENV=production \
    NEXT_TELEMETRY_DISABLED=1 \
    HOST=0.0.0.0 \
    API_HOST=0.0.0.0 \
    METRICS_HOST=0.0.0.0 \
    DATA_DIR=/data \
    MIGRATE_AT_START=false
WORKDIR /app
USER 65532:65532
VOLUME ["/data"]
EXPOSE 3000 4000 4100
# storefront, api, worker, or a command of the database such as prepare.
ENTRYPOINT ["/usr/local/bin/node", "lib/proofs/image/main.ts"]
CMD ["storefront"]
