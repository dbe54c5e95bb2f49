import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './lib/backend/db/schema/all.ts',
  out: './lib/backend/db/migrations',
});
