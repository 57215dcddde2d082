import { Inject, Injectable } from '@nestjs/common';
import type { Requester } from '@portal/domain/accounts/index.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../platform/config/config.js';
import { HostCookie } from '../platform/http/host-cookie.js';
import { networkOf } from '../platform/http/network-of.js';
import { secretsOf } from '../platform/security/secrets.js';
import { DeviceCodec, type Device } from './device-cookie.js';

/** The longest that browsers keep a cookie. */
const LIFETIME_SECONDS = 400 * 24 * 60 * 60;

/** No script can read the cookie and no other site can send it; it grants no rights. */
@Injectable()
export class Devices {
  private readonly codec: DeviceCodec;
  private readonly cookie: HostCookie;

  constructor(@Inject(CONFIG) config: Config) {
    this.codec = new DeviceCodec(secretsOf(config));
    this.cookie = new HostCookie('device', config);
  }

  requesterOf(request: FastifyRequest): Requester {
    return this.asRequester(this.of(request), request);
  }

  /** A keyed hash of the browser's device cookie; null without one. */
  browserOf(request: FastifyRequest): string | null {
    return this.browser(this.of(request));
  }

  /** The requester; a browser without a cookie gets one with the reply. */
  identified(request: FastifyRequest, reply: FastifyReply): Requester {
    const known = this.of(request);
    if (known) return this.asRequester(known, request);
    const fresh = this.codec.fresh();
    this.send(reply, fresh);
    return this.asRequester(fresh, request);
  }

  /** The key of the device, if this account has signed in on it before; else null. */
  knownAs(request: FastifyRequest, account: string): string | null {
    const device = this.of(request);
    return device && this.codec.knows(device, account) ? device.id : null;
  }

  hash(name: string): string {
    return this.codec.hash(name);
  }

  remember(request: FastifyRequest, reply: FastifyReply, account: string): void {
    this.send(reply, this.codec.withAccount(this.of(request) ?? this.codec.fresh(), account));
  }

  private of({ headers }: FastifyRequest): Device | null {
    return this.codec.read(this.cookie.in(headers.cookie));
  }

  private browser(device: Device | null): string | null {
    return device && this.codec.hash(`browser ${device.id}`);
  }

  private asRequester(device: Device | null, { ip }: FastifyRequest): Requester {
    return {
      browser: this.browser(device),
      network: this.codec.hash(`network ${networkOf(ip)}`),
    };
  }

  private send(reply: FastifyReply, device: Device): void {
    const rules = { sameSite: 'lax', maxAge: LIFETIME_SECONDS } as const;
    void reply.header('Set-Cookie', this.cookie.set(this.codec.write(device), rules));
  }
}
