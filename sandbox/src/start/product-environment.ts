import type { Sandbox } from './sandbox.js';
import type { Secrets } from './secrets.js';

export function withoutEmpty(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
}

export function productEnvironment(
  env: NodeJS.ProcessEnv,
  port: number,
  secrets: Secrets,
  sandbox: Sandbox,
): NodeJS.ProcessEnv {
  return {
    NODE_ENV: 'production',
    PUBLIC_URL: `http://localhost:${port}`,
    MAIL_FROM: 'no-reply@example.com',
    ADMIN_USERNAME: 'admin',
    // No load balancer waits in front of it.
    DRAIN_SECONDS: '0',
    ...secrets,
    // Sandbox parts and plain http: `rejectPublicSite` refuses a site that others can reach.
    ...(hasStandIns(sandbox) ? { ALLOW_STAGING_PARTS: 'true' } : {}),
    ...sandbox.database?.env,
    ...sandbox.mail?.env,
    ...sandbox.payments?.env,
    ...(sandbox.database ? withoutPostgresSettings(env) : env),
    PORT: String(port),
  };
}

const hasStandIns = (sandbox: Sandbox): boolean => Object.keys(sandbox).length > 0;

/** PGSSLMODE and the like are meant for another server than the embedded one. */
function withoutPostgresSettings(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !/^PG[A-Z]+$/.test(name)));
}
