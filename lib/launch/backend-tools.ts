/** Tools that start the store or use its demo data, and so import the backend on purpose. */
export const backendTools = ['lib/cluster', 'lib/faults', 'lib/image', 'lib/large-store'] as const;
