import { createHash, generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { bundleToJSON } from '@sigstore/bundle';
import { fulcioHandler, initializeCA, initializeCTLog, initializeTLog, rekorHandler } from '@sigstore/mock';
import { HashAlgorithm, PublicKeyDetails, TrustedRoot } from '@sigstore/protobuf-specs';
import { FulcioSigner, MessageSignatureBundleBuilder, RekorWitness } from '@sigstore/sign';

/** The identity that asks for a certificate, as an identity provider vouches for it. */
export interface Identity {
  readonly subject: string;
  readonly issuer: string;
}

const base64url = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The authority reads what a token says and leaves its signature alone. */
const tokenOf = ({ subject, issuer }: Identity): string =>
  [base64url({ alg: 'none' }), base64url({ sub: subject, iss: issuer }), ''].join('.');

const keyPair = () => generateKeyPairSync('ec', { namedCurve: 'P-256' });

/** A Sigstore of a test's own: an authority for certificates with its log, and a log of signatures, over HTTP as the public one. */
export class SigstoreInstance {
  /** The root that its bundles are checked against. */
  readonly trustedRoot: Readonly<Record<string, unknown>>;
  readonly #server: Server;
  readonly #address: string;

  private constructor(server: Server, trustedRoot: Readonly<Record<string, unknown>>) {
    this.#server = server;
    this.#address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    this.trustedRoot = trustedRoot;
  }

  static async start(): Promise<SigstoreInstance> {
    const certificateLog = await initializeCTLog(keyPair());
    const authority = await initializeCA(keyPair(), certificateLog);
    const log = await initializeTLog('http://log.example', keyPair());
    const handlers = [fulcioHandler(authority), rekorHandler(log)];
    const server = createServer(async (request, response) => {
      const handler = handlers.find(({ path }) => path === request.url);
      if (handler === undefined) return response.writeHead(404).end();
      const answer = await handler.fn(await text(request));
      return response.writeHead(answer.statusCode, { 'content-type': 'application/json' }).end(answer.response);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const validFor = { start: new Date(0) };
    const logOf = (publicKey: Buffer, logId: Buffer) => ({
      baseUrl: 'http://log.example',
      hashAlgorithm: HashAlgorithm.SHA2_256,
      publicKey: { rawBytes: publicKey, keyDetails: PublicKeyDetails.PKIX_ECDSA_P256_SHA_256, validFor },
      logId: { keyId: logId },
      checkpointKeyId: undefined,
      operator: '',
    });
    const root: TrustedRoot = {
      mediaType: 'application/vnd.dev.sigstore.trustedroot+json;version=0.1',
      certificateAuthorities: [
        {
          subject: undefined,
          uri: 'http://authority.example',
          certChain: { certificates: [{ rawBytes: authority.rootCertificate }] },
          validFor,
          operator: '',
        },
      ],
      tlogs: [logOf(log.publicKey, createHash('sha256').update(log.publicKey).digest())],
      ctlogs: [logOf(certificateLog.publicKey, certificateLog.logID)],
      timestampAuthorities: [],
    };
    return new SigstoreInstance(server, TrustedRoot.toJSON(root) as Record<string, unknown>);
  }

  /** Signs a text with an identity, and returns the bundle in Sigstore's JSON form. */
  async sign(signed: string, identity: Identity): Promise<Record<string, unknown>> {
    const builder = new MessageSignatureBundleBuilder({
      signer: new FulcioSigner({
        fulcioBaseURL: this.#address,
        identityProvider: { getToken: async () => tokenOf(identity) },
      }),
      witnesses: [new RekorWitness({ rekorBaseURL: this.#address })],
    });
    return bundleToJSON(await builder.create({ data: Buffer.from(signed) })) as unknown as Record<string, unknown>;
  }

  async stop(): Promise<void> {
    this.#server.close();
    await once(this.#server, 'close');
  }
}
