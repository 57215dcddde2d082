import { Controller, Get, Inject } from '@nestjs/common';
import { Access, Shows } from '../../platform/http/handler.js';
import type { Json } from './json-schema.js';

export type ApiDocument = () => Json;

export const API_DOCUMENT = Symbol('ApiDocument');

@Controller('api/docs')
@Access('admin')
export class DocsController {
  constructor(@Inject(API_DOCUMENT) private readonly document: ApiDocument) {}

  @Shows('nobody')
  @Get()
  show() {
    return this.document();
  }
}
