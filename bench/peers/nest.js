/**
 * NestJS on fastify, with Ajv in its pipes. Decorators are written as function calls, so that it needs no
 * compiler.
 */
import 'reflect-metadata';
import {
  BadRequestException,
  Body,
  Controller,
  HttpCode,
  Module,
  Param,
  Query,
  RequestMapping,
  RequestMethod,
} from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { announce, answerOf } from './answer.js';
import { colons, partsOf, routes } from './routes.js';

const ajv = new Ajv({ coerceTypes: true, useDefaults: true });
(addFormats.default ?? addFormats)(ajv);

/** A pipe that validates its input, as Nest's own does with classes. */
const pipe = (schema) => {
  const validate = ajv.compile(schema);
  return {
    transform(value) {
      if (!validate(value ?? {})) throw new BadRequestException(validate.errors);
      return value;
    },
  };
};

class Peer {}
for (const route of routes) {
  const { params, querystring, body } = partsOf(route);
  const answer = answerOf(route);
  Peer.prototype[route.id] = function handle() {
    return answer();
  };
  const descriptor = Object.getOwnPropertyDescriptor(Peer.prototype, route.id);
  RequestMapping({ path: colons(route.path), method: RequestMethod[route.method] })(
    Peer.prototype,
    route.id,
    descriptor,
  );
  HttpCode(200)(Peer.prototype, route.id, descriptor);
  Param(pipe(params))(Peer.prototype, route.id, 0);
  Query(pipe(querystring))(Peer.prototype, route.id, 1);
  if (body) Body(pipe(body))(Peer.prototype, route.id, 2);
}
Controller()(Peer);
class Application {}
Module({ controllers: [Peer] })(Application);

const adapter = new FastifyAdapter({ routerOptions: { ignoreTrailingSlash: true } });
const app = await NestFactory.create(Application, adapter, { logger: false });
await app.listen(0, '127.0.0.1');
await announce(app.getHttpServer());
