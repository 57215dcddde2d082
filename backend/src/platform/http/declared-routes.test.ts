import 'reflect-metadata';
import { Controller, Get } from '@nestjs/common';
import { Access, Limit, Shows, Post } from './handler.js';
import { routesOf } from './declared-routes.js';

@Controller('api/notes')
@Access('student')
class Notes {
  @Get()
  all(): string {
    return '';
  }

  @Get(':id')
  @Access('admin', { roles: ['support'] })
  @Shows('person')
  one(): string {
    return '';
  }

  @Post()
  @Access('anyone')
  @Limit({ points: 3, seconds: 60 })
  add(): string {
    return '';
  }
}

@Controller('api/secrets')
class Secrets {
  @Get()
  all(): string {
    return '';
  }
}

@Controller('api/files')
class Files {
  @Get()
  @Access('student-or-admin')
  all(): string {
    return '';
  }
}

describe('The routes of a controller', () => {
  it('may be called by whom it says, unless a handler says otherwise', () =>
    expect(routesOf([Notes]).map(({ name, access }) => [name, access])).toEqual([
      ['GET /api/notes', { callers: 'student' }],
      ['GET /api/notes/:id', { callers: 'admin', roles: ['support'], shows: 'person' }],
      ['POST /api/notes', { callers: 'anyone', calls: { limit: { points: 3, seconds: 60 } } }],
    ]));

  it('cannot be served while one of them does not say who may call it', () =>
    expect(() => routesOf([Notes, Secrets])).toThrow(
      'GET /api/secrets does not say who may call it, by @Access',
    ));

  it('cannot be served while one that admins read does not say what it tells of people', () =>
    expect(() => routesOf([Notes, Files])).toThrow(
      'GET /api/files does not say what it tells of people, by @Shows',
    ));
});
