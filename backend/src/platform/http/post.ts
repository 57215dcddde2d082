import { applyDecorators, HttpCode, HttpStatus, Post as NestPost } from '@nestjs/common';

/**
 * A POST that answers 200. Nest would answer 201, but nothing here creates a resource at a new address. `@HttpCode`
 * above it sets another status.
 */
export const Post = (path?: string) => applyDecorators(NestPost(path), HttpCode(HttpStatus.OK));
