import { Module } from '@nestjs/common';
import { OpsSessionController } from './ops-session.controller.js';
import { OpsSessions } from './ops-session.js';

@Module({ controllers: [OpsSessionController], providers: [OpsSessions] })
export class OpsModule {}
