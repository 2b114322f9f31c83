import { createServer, type Server } from 'node:http';
import { createStaticServer, listen } from '#node/output/static-server.ts';

const REPORTS = '/policy-reports';

/** A site under its own policy, for browsers that tests cannot look into: it sees requests and reports instead. */
export interface TestServer {
  readonly address: string;
  /** Violations of the policy that the browser reported since the last call. */
  takeReports(): readonly string[];
  /** Paths that the browser asked for since the last call. */
  takeRequests(): readonly string[];
  /** Holds back requests whose path matches, one pattern at a time. @returns lets them go */
  hold(path: RegExp): () => void;
  /** Answers requests whose path matches with 404, one pattern at a time. @returns answers them again */
  lose(path: RegExp): () => void;
  close(): void;
}

/**
 * Serves a built folder. The policy gets an address for reports, and nothing else changes.
 * @param allowsScripts false: the policy refuses all scripts, like a browser that has them switched off
 */
export async function serveForTests(folder: string, allowsScripts = true): Promise<TestServer> {
  const policyOf = (policy: string) =>
    `${allowsScripts ? policy : policy.replace(/script-src [^;]*/, "script-src 'none'")}; report-uri ${REPORTS}`;
  const site = createStaticServer(folder);
  let reports: string[] = [];
  let requests: string[] = [];
  let held: { readonly path: RegExp; readonly released: Promise<void> } | undefined;
  let lost: RegExp | undefined;

  const server: Server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    if (path === REPORTS) {
      reports.push(Buffer.concat(await request.toArray()).toString());
      response.writeHead(204).end();
      return;
    }
    requests.push(path);
    if (held?.path.test(path)) await held.released;
    if (lost?.test(path)) {
      response.writeHead(404).end();
      return;
    }
    const { setHeader } = response;
    response.setHeader = (name, value) =>
      setHeader.call(response, name, name === 'Content-Security-Policy' ? policyOf(String(value)) : value);
    site.emit('request', request, response);
  });
  const port = await listen(server, 0);
  return {
    address: `http://127.0.0.1:${port}`,
    takeReports() {
      const taken = reports;
      reports = [];
      return taken;
    },
    takeRequests() {
      const taken = requests;
      requests = [];
      return taken;
    },
    hold(path) {
      let release = () => {};
      held = { path, released: new Promise((resolve) => (release = resolve)) };
      return () => {
        held = undefined;
        release();
      };
    },
    lose(path) {
      lost = path;
      return () => {
        lost = undefined;
      };
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
