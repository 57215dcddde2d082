import { Controller, Get, Inject } from '@nestjs/common';
import { Access } from '../platform/http/access.js';
import type { Json } from './json-schema.js';

/** Gives the API's document. */
export type ApiDocument = () => Json;

/** Injection token of {@link ApiDocument}. */
export const API_DOCUMENT = Symbol('ApiDocument');

/** The API's document, for admins. */
@Controller('api/docs')
@Access('admin')
export class DocsController {
  constructor(@Inject(API_DOCUMENT) private readonly document: ApiDocument) {}

  @Get()
  show() {
    return this.document();
  }
}
