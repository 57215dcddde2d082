import { Module } from '@nestjs/common';
import { ownBadge, publicBadge } from '@portal/domain/badges/index.js';
import { useCases } from '../platform/use-cases.js';
import {
  CredentialsController,
  OwnBadgesController,
  PublicBadgesController,
} from './badges.controller.js';

@Module({
  controllers: [PublicBadgesController, OwnBadgesController, CredentialsController],
  providers: useCases(ownBadge, publicBadge),
})
export class BadgesModule {}
