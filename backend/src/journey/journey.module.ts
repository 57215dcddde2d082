import { Module } from '@nestjs/common';
import { viewJourney } from '@portal/domain/journey/index.js';
import { useCases } from '../platform/use-cases.js';
import { JourneyController } from './journey.controller.js';

@Module({ controllers: [JourneyController], providers: useCases(viewJourney) })
export class JourneyModule {}
