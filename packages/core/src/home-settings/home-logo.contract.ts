import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'
import { named } from '../contract/named.ts'
import { anySession } from '../permissions/need.ts'
import { impersonal } from '../rules/personal.ts'

/** The logo of a channel, which stands above every screen: a group of its own, so that no screen waits for the others. */
export const homeLogoContract = {
  show: endpoint({
    method: 'GET',
    path: '/api/v1/home-screen/logo',
    summary: { zh: '频道的标识', en: 'Show the logo of the channel' },
    needs: anySession,
    answer: named(
      'ChannelLogo',
      z.object({
        logo: impersonal(z.string()),
        logoText: impersonal(z.string()),
        logoMiniText: impersonal(z.string()),
      }),
    ),
  }),
} as const
