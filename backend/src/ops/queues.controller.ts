import { Controller, Get, Inject } from '@nestjs/common';
import { CONFIG, type Config } from '../platform/config/config.js';
import { Access, Shows } from '../platform/http/handler.js';
import { readQueues } from './queues.query.js';

@Controller('api/admin/queues')
@Access('admin', { roles: ['support'] })
export class QueuesController {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  @Shows('nobody')
  @Get()
  async show() {
    return { success: true, queues: await readQueues(this.config) };
  }
}
