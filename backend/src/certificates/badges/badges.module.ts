import { Module } from '@nestjs/common';
import {
  CredentialsController,
  OwnBadgesController,
  PublicBadgesController,
} from './badges.controller.js';

@Module({
  controllers: [PublicBadgesController, OwnBadgesController, CredentialsController],
})
export class BadgesModule {}
