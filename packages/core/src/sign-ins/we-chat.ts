import type { SignInPage } from './sign-in.ts'

/** Where WeChat is asked who somebody is: a public account of the meeting's channel, and what its answer is known again by. */
export type WeChatQuestion = NonNullable<SignInPage['weChat']>

/** Whether a browser is WeChat's own: no other can be asked by WeChat who it is. */
export const isWeChat = (userAgent: string): boolean => /MicroMessenger\//i.test(userAgent)

/**
 * The address at which WeChat is asked, without showing anything, who somebody is for a public account
 * (`snsapi_base`); it leads back to `back` with a code.
 */
export function weChatAddress({ appId, state }: WeChatQuestion, back: string): string {
  // WeChat wants the parameters in this order.
  const params = new URLSearchParams({
    appid: appId,
    redirect_uri: back,
    response_type: 'code',
    scope: 'snsapi_base',
    state,
  })
  return `https://open.weixin.qq.com/connect/oauth2/authorize?${params.toString()}#wechat_redirect`
}

/** The profile of a public account, which WeChat offers to follow. */
export const weChatProfile = (bizID: string): string =>
  `https://mp.weixin.qq.com/mp/profile_ext?action=home&__biz=${encodeURIComponent(bizID)}#wechat_redirect`
