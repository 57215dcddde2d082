import { createParamDecorator, Inject, Injectable, type PipeTransform } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Devices } from './devices.js';

@Injectable()
class DeviceOf implements PipeTransform<FastifyRequest, string | null> {
  constructor(@Inject(Devices) private readonly devices: Devices) {}

  transform(request: FastifyRequest): string | null {
    return this.devices.browserOf(request);
  }
}

const CurrentRequest = createParamDecorator((_: undefined, context) =>
  context.switchToHttp().getRequest<FastifyRequest>(),
);

/** A keyed hash of the browser's device cookie; null without one. */
export const CurrentDevice = () => CurrentRequest(DeviceOf);
