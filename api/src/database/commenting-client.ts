import { LimitedClient } from '@sgc/database';
import { RunningSpan } from '@sgc/observability/tracing';
import type { Submittable } from 'pg';
import { type RequestContext, requestContext } from '../http/request-context.ts';

type Statement = string | Submittable | { text: string };

/**
 * A connection that puts the id of the request it works for before each statement, where pg_stat_activity and the server's
 * log show it. The id's alphabet (see requestIdOf) cannot end a comment. Each statement is a span of the request's trace.
 */
export class CommentingClient extends LimitedClient {
  override query(...call: never): never {
    const [statement, ...rest] = call as [Statement, ...unknown[]];
    const context = requestContext.getStore();
    if (context === undefined) return Reflect.apply(super.query, this, call) as never;
    const span = spanOf(statement, context);
    const callback = rest.at(-1);
    if (typeof callback === 'function') {
      rest[rest.length - 1] = (error: Error | null, ...answer: unknown[]) => {
        span.end({}, error?.name);
        callback(error, ...answer);
      };
    }
    const result: unknown = Reflect.apply(super.query, this, [withRequestId(statement, context), ...rest]);
    if (result instanceof Promise) {
      result.then(
        () => span.end(),
        (error: Error) => span.end({}, error.name),
      );
    }
    return result as never;
  }
}

const withRequestId = (statement: Statement, { requestId }: RequestContext): unknown => {
  const comment = `/* request_id=${requestId} */ `;
  if (typeof statement === 'string') return comment + statement;
  // A prepared statement has one text for its name.
  return 'submit' in statement || 'name' in statement ? statement : { ...statement, text: comment + statement.text };
};

/** Its first word alone: values may stand in the rest. */
const spanOf = (statement: Statement, { within }: RequestContext): RunningSpan => {
  const text = typeof statement === 'string' ? statement : 'text' in statement ? statement.text : '';
  const operation = /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'QUERY';
  const attributes = { 'db.system.name': 'postgresql', 'db.operation.name': operation };
  return new RunningSpan({ of: 'postgresql', name: operation, kind: 'client', within, attributes });
};
