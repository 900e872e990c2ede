import type { Submittable } from 'pg';
import { requestContext } from '../http/request-context.ts';
import { LimitedClient } from './limited-client.ts';

/**
 * A connection that puts the id of the request it works for before each statement, where pg_stat_activity and the server's
 * log show it. The id's alphabet (see requestIdOf) cannot end a comment.
 */
export class CommentingClient extends LimitedClient {
  override query(...call: never): never {
    const [statement, ...rest] = call as [string | Submittable | { text: string }, ...unknown[]];
    return Reflect.apply(super.query, this, [withRequestId(statement), ...rest]) as never;
  }
}

const withRequestId = (statement: string | Submittable | { text: string }): unknown => {
  const requestId = requestContext.getStore()?.requestId;
  if (requestId === undefined) return statement;
  const comment = `/* request_id=${requestId} */ `;
  if (typeof statement === 'string') return comment + statement;
  // A prepared statement has one text for its name.
  return 'submit' in statement || 'name' in statement ? statement : { ...statement, text: comment + statement.text };
};
