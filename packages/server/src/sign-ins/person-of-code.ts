import * as z from 'zod/mini'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { textOf } from '../outgoing/text-of.ts'

/** Milliseconds that WeChat has to answer. */
const usualPatience = 5000
const mostBytes = 4096

const answer = z.union([
  z.object({ openid: z.string().check(z.regex(/^[\w-]{1,128}$/)) }),
  z.object({ errcode: z.number() }),
])

/** What WeChat says of a code that is unknown, was used, or has ended. */
const ended = new Set([40_029, 40_163, 42_003])
/** What it says of itself where it is busy, or was asked too often. */
const busy = new Set([-1, 45_009, 45_011])

/**
 * Asks WeChat at `url` of whom a code is (`sns/oauth2/access_token`): who somebody is for one public account (`openid`),
 * and for no other. Its protocol has the secret in the query; the address is kept out of logs and faults.
 */
export async function personOfCode(
  url: string,
  { appId, secret }: { readonly appId: string; readonly secret: string },
  code: string,
  patience = usualPatience,
): Promise<string> {
  const query = new URLSearchParams({ appid: appId, secret, code, grant_type: 'authorization_code' })
  const said = await fetch(`${url}/sns/oauth2/access_token?${query.toString()}`, {
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  })
    .then(async (response) => answer.parse(JSON.parse(await textOf(response, mostBytes))))
    .catch(() => {
      throw new ProblemError('we_chat.unreachable')
    })
  if ('openid' in said) return said.openid
  if (ended.has(said.errcode)) throw new ProblemError('we_chat.code_ended')
  if (busy.has(said.errcode)) throw new ProblemError('we_chat.unreachable')
  throw new ProblemError('we_chat.misconfigured', { params: { errcode: said.errcode } })
}
