/** Errors of the hosted search (spec 8). */

/** A failed request to one host. Contains nothing of the request, so that no key ends up in a log. */
export interface Attempt {
  /** Scheme and host. */
  readonly host: string;
  /** HTTP status; 0 without an answer. */
  readonly status: number;
  readonly isTimedOut: boolean;
  readonly limitMs: number;
}

function attemptText({ host, status, isTimedOut, limitMs }: Attempt): string {
  if (isTimedOut) return `${host}: no answer within ${limitMs} ms`;
  return `${host}: ${status === 0 ? 'not reached' : `status ${status}`}`;
}

/** No host has answered. */
export class RetryError extends Error {
  override readonly name = 'RetryError';
  readonly attempts: readonly Attempt[];

  constructor(attempts: readonly Attempt[]) {
    super(`No search host has answered (${attempts.map(attemptText).join('; ')})`);
    this.attempts = attempts;
  }
}

/** The service rejects the request, with a status from 400 to 499. Other hosts would do the same. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: string | undefined;

  constructor(message: string, status: number, code?: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** The answer is not JSON, or has an unexpected shape. */
export class DeserializationError extends Error {
  override readonly name = 'DeserializationError';
}

/** Creates the error from the text of the answer. */
export function apiError(text: string, status: number): ApiError {
  try {
    const { message, code, error } = JSON.parse(text) as Record<string, unknown>;
    const named = (error as Record<string, unknown> | undefined)?.['code'] ?? code;
    if (typeof message === 'string')
      return new ApiError(message, status, typeof named === 'string' ? named : undefined);
  } catch {
    // Not JSON: the answer comes from a proxy, say. Its text is the best message.
  }
  return new ApiError(text, status);
}
