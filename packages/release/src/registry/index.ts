export { Failure } from '../failure.ts';
export { RegistryClient } from './registry-client.ts';
