import { COMPANY } from '@portal/domain/kernel/company.js';
import { ISSUER } from '../platform/config/company-settings.js';
import type { Config } from '../platform/config/config.js';

/** A configuration for tests; nothing listens at its addresses unless the test says so. */
export const testConfig = (changes: Partial<Config> & Pick<Config, 'DATABASE_URL'>): Config => ({
  PORT: 0,
  PUBLIC_URL: 'http://portal.example.com',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: `${COMPANY.name} <no-reply@example.com>`,
  issuer: ISSUER,
  COMPANY_INBOX: 'hello@example.com',
  GST_CREDIT_LOST_CHARGEBACKS: true,
  GST_PLACE_OF_SUPPLY: 'company',
  RAZORPAY_KEY_ID: 'rzp_test_ABCDEFGHIJKLMN',
  RAZORPAY_KEY_SECRET: 'T9mXc4QvLr7Zb2KsWn6Hd3Yf',
  RAZORPAY_WEBHOOK_SECRET: 'Jc5Rw8Np2Vk6Xt3Lb9Gs4Dz7',
  RAZORPAY_API_URL: 'http://127.0.0.1:9',
  RAZORPAY_CHECKOUT_URL: 'http://127.0.0.1:9/v1/checkout.js',
  JWT_SECRET: 'Yb7Kf2Tq9Mw4Zs6Hn3Xv8Rc5Lp2Gd7Jt',
  HSTS_SUBDOMAINS: false,
  ALLOW_PLAIN_CONNECTIONS: false,
  ADMIN_USERNAME: 'admin',
  ADMIN_PASSWORD: 'first-admin-password',
  MIGRATE_AT_START: true,
  DRAIN_SECONDS: 0,
  PROCESS_ROLE: 'all',
  LOG_LEVEL: 'info',
  ALLOW_STAGING_PARTS: true,
  ALLOW_SAMPLE_CONTENT: true,
  RATE_LIMIT_FACTOR: 1,
  ...changes,
});

export const variablesOf = ({ issuer: _, ...settings }: Config): Record<string, string> =>
  Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, String(value)]));
