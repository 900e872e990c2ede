export * from './answer-bad-connection.ts';
export * from './client-address/address-group.ts';
export * from './client-address/address-limit.ts';
export * from './client-address/proxy-warning.ts';
export * from './framed-origins.ts';
export * from './host-header.ts';
export * from './security-headers.ts';
export * from './unused-connections.ts';
