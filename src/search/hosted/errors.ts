/** The ways in which the hosted search fails (spec 8). */

/** One host asked in vain. It holds nothing of the request, so no key can stand in a log. */
export interface Attempt {
  /** Scheme and host. */
  readonly host: string;
  /** Of the answer; 0 when there was none. */
  readonly status: number;
  readonly isTimedOut: boolean;
  /** How long the host was given. */
  readonly limitMs: number;
}

function attemptText({ host, status, isTimedOut, limitMs }: Attempt): string {
  if (isTimedOut) return `${host}: no answer within ${limitMs} ms`;
  return `${host}: ${status === 0 ? 'not reached' : `status ${status}`}`;
}

/** Every host was tried and none has answered. */
export class RetryError extends Error {
  override readonly name = 'RetryError';
  readonly attempts: readonly Attempt[];

  constructor(attempts: readonly Attempt[]) {
    super(`No search host has answered (${attempts.map(attemptText).join('; ')})`);
    this.attempts = attempts;
  }
}

/** The service has understood and refuses: a status from 400 to 499. No other host would say otherwise. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** The service's own name for the error, when it gives one. */
  readonly code: string | undefined;

  constructor(message: string, status: number, code?: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** The answer is not what the protocol says: no JSON, or JSON of another shape. */
export class DeserializationError extends Error {
  override readonly name = 'DeserializationError';
}

/** The error of a refusal, from the text of its answer. */
export function apiError(text: string, status: number): ApiError {
  try {
    const { message, code, error } = JSON.parse(text) as Record<string, unknown>;
    const named = (error as Record<string, unknown> | undefined)?.['code'] ?? code;
    if (typeof message === 'string')
      return new ApiError(message, status, typeof named === 'string' ? named : undefined);
  } catch {
    // Something between us and the service has answered; its text is all that there is to tell.
  }
  return new ApiError(text, status);
}
