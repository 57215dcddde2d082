import type { Config } from '../platform/config/config.js';

/** A configuration for tests; nothing listens at its addresses unless the test says so. */
export const testConfig = (changes: Partial<Config> & Pick<Config, 'DATABASE_URL'>): Config => ({
  PORT: 0,
  PUBLIC_URL: 'http://portal.example.com',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'Saral Digital <no-reply@example.com>',
  COMPANY_INBOX: 'hello@example.com',
  GST_CREDIT_LOST_DISPUTES: true,
  GST_PLACE_OF_SUPPLY: 'company',
  RAZORPAY_KEY_ID: 'rzp_test_ABCDEFGHIJKLMN',
  RAZORPAY_KEY_SECRET: 'a-key-secret-for-tests-only',
  RAZORPAY_WEBHOOK_SECRET: 'a-webhook-secret-for-tests',
  RAZORPAY_API_URL: 'http://127.0.0.1:9',
  RAZORPAY_CHECKOUT_URL: 'http://127.0.0.1:9/v1/checkout.js',
  JWT_SECRET: 'a-jwt-secret-for-tests-of-32-characters',
  ADMIN_USERNAME: 'admin',
  ADMIN_PASSWORD: 'first-admin-password',
  MIGRATE_AT_START: true,
  DRAIN_SECONDS: 0,
  PROCESS_ROLE: 'all',
  QUEUE_BOARD: 'read-only',
  LOG_LEVEL: 'info',
  ALLOW_STAGING_PARTS: true,
  ALLOW_SAMPLE_CONTENT: true,
  RATE_LIMIT_FACTOR: 1,
  ...changes,
});
