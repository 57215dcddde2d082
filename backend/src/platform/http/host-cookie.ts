import { parseCookie, stringifySetCookie } from 'cookie';
import type { Config } from '../config/config.js';

type Rules = { readonly sameSite: 'lax' | 'strict'; readonly maxAge: number };

/** No script can read it. Over http, browsers refuse both `Secure` and the prefix that binds it to the host. */
export class HostCookie {
  private readonly isSecure: boolean;
  private readonly name: string;

  constructor(name: string, { PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>) {
    this.isSecure = PUBLIC_URL.startsWith('https:');
    this.name = this.isSecure ? `__Host-${name}` : name;
  }

  in(cookies: string | undefined): string | undefined {
    return parseCookie(cookies ?? '')[this.name];
  }

  set(value: string, rules: Rules): string {
    const always = { path: '/', httpOnly: true, secure: this.isSecure };
    return stringifySetCookie(this.name, value, { ...always, ...rules });
  }
}
