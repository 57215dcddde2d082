import { describe, expect, it } from '@jest/globals';
import { rejectPlain } from './plain-connections.js';

describe('The address of a data service', () => {
  it.each([
    'postgresql://a:b@db.example.com/portal',
    'postgresql://a:b@db.example.com/portal?sslmode=no-verify',
    'postgresql://a:b@db.example.com/portal?sslmode=require&uselibpqcompat=true',
    'postgresql://a:b@postgres/portal?host=db.example.com',
    'redis://redis.example.com:6379',
    'redis://172.32.0.1:6379',
    'smtp://mail.example.com:587',
    'smtp://mail.example.com?requireTLS=false',
    'smtps://mail.example.com?tls.rejectUnauthorized=false',
  ])(
    'is refused when it crosses open networks in plain text, or for whoever answers: %s',
    (address) => expect(rejectPlain(address)).toContain('must insist on TLS'),
  );

  it.each([
    'postgresql://a:b@db.example.com/portal?sslmode=verify-full',
    'postgresql://a:b@db.example.com/portal?sslmode=require',
    'rediss://redis.example.com',
    'smtps://mail.example.com',
    'smtp://mail.example.com:587?requireTLS=true',
  ])('is taken when it insists on TLS: %s', (address) => expect(rejectPlain(address)).toBeNull());

  it.each([
    'postgresql://portal_app:x@postgres:5432/portal',
    'postgresql:///portal?host=/var/run/postgresql',
    'socket:/tmp/a?db=portal',
    'postgresql://a@postgres.portal.svc/portal',
    'redis://portal:x@redis:6379',
    'redis://[fd00::1]:6379',
    'smtp://localhost:25',
    'no address',
  ])('is taken on a private network: %s', (address) => expect(rejectPlain(address)).toBeNull());
});
