import { Module } from '@nestjs/common';
import { JourneyController } from './journey.controller.js';

@Module({ controllers: [JourneyController] })
export class JourneyModule {}
