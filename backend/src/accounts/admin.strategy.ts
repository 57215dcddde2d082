import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { InjectDataSource } from '@nestjs/typeorm';
import { ExtractJwt, Strategy } from 'passport-jwt';
import type { DataSource } from 'typeorm';
import type { AdminCaller } from './caller.js';
import { TOKEN_ALGORITHM, TOKEN_ISSUER, type TokenClaims } from './session-tokens.jwt.js';
import { CONFIG, type Config } from '../shared/config.js';

const SESSION = `
  SELECT username, role AS "adminRole" FROM admins
  WHERE id = $1 AND session_version = $2 AND active`;

/** Believes an admin's token while its session version is the current one. */
@Injectable()
export class AdminStrategy extends PassportStrategy(Strategy, 'admin') {
  constructor(
    @Inject(CONFIG) config: Config,
    @InjectDataSource() private readonly dataSource: DataSource,
  ) {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      secretOrKey: config.JWT_SECRET,
      algorithms: [TOKEN_ALGORITHM],
      issuer: TOKEN_ISSUER,
      audience: 'admin',
    });
  }

  async validate({ sub, ver }: TokenClaims): Promise<AdminCaller | false> {
    type Row = Pick<AdminCaller, 'username' | 'adminRole'>;
    const [admin] = await this.dataSource.query<Row[]>(SESSION, [sub, ver]);
    return admin ? { role: 'admin', adminId: sub, ...admin } : false;
  }
}
