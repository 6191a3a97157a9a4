import type { Environment } from '../console/console.ts'

/** Whether the environment holds a token, which then goes before those of contexts. */
export const hasGivenToken = ({ ICSS_TOKEN, ICSS_TOKEN_FILE }: Environment): boolean =>
  Boolean(ICSS_TOKEN || ICSS_TOKEN_FILE)

/** The environment without a token. */
export const withoutToken = (env: Environment): Environment => ({ ...env, ICSS_TOKEN: '', ICSS_TOKEN_FILE: '' })
