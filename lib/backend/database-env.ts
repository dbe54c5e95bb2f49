import { number, string } from 'yup';

/** How the store reaches PostgreSQL. */
export interface DatabaseEnv {
  /** Undefined: the embedded server, in `dataDir`. */
  databaseUrl: string | undefined;
  /** Address of a pooler in transaction mode, for requests; undefined: `databaseUrl` for all. */
  databasePoolerUrl: string | undefined;
  /** Address of a replica, for lists and reports; undefined: there is none. */
  databaseReaderUrl: string | undefined;
  /** Most connections of one program. */
  databasePool: number;
}

const address = (name: string) =>
  string().matches(/^postgres(ql)?:\/\//, {
    message: `${name} must start with postgresql://`,
    excludeEmptyString: true,
  });

/** Not allowed without DATABASE_URL; `what` that is then. */
const onlyWithDatabase = (name: string, what: string) =>
  address(name).when('DATABASE_URL', {
    is: (url: string | undefined) => !url,
    then: (one) => one.max(0, `${name} needs DATABASE_URL, ${what}`),
  });

/** Validation rules for the environment variables of the database. */
export const databaseSettings = {
  DATABASE_URL: address('DATABASE_URL').optional(),
  DATABASE_POOLER_URL: onlyWithDatabase('DATABASE_POOLER_URL', 'the address without the pooler'),
  DATABASE_READER_URL: onlyWithDatabase(
    'DATABASE_READER_URL',
    'the address of the server that writes',
  ),
  DATABASE_POOL: number()
    .typeError('DATABASE_POOL must be a number')
    .integer()
    .min(2)
    .max(500)
    .default(20),
};

export const databaseEnvOf = (values: {
  DATABASE_URL?: string | undefined;
  DATABASE_POOLER_URL?: string | undefined;
  DATABASE_READER_URL?: string | undefined;
  DATABASE_POOL: number;
}): DatabaseEnv => ({
  databaseUrl: values.DATABASE_URL,
  databasePoolerUrl: values.DATABASE_POOLER_URL,
  databaseReaderUrl: values.DATABASE_READER_URL,
  databasePool: values.DATABASE_POOL,
});
