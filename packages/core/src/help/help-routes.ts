import { anySession } from '../permissions/need.ts'
import type { Route } from '../routes/route.ts'
import { type HelpPage, helpPages } from './help-pages.ts'

type HelpRoute = Route & { readonly screen: 'help' }

/** Each page of the guides is a path of its own (seed section 2). */
export const helpRoutes = Object.fromEntries(
  helpPages.map(({ name, about }): [HelpPage, HelpRoute] => [
    name,
    {
      path: `/explain/${name}`,
      screen: 'help',
      need: anySession,
      variant: about === 'chamber' ? 'commerce' : 'both',
      menu: 'help',
      language: 'zh',
      ...(about === 'all' || about === 'chamber' ? {} : { wmr: 'hidden' as const }),
    },
  ]),
) as Readonly<Record<HelpPage, HelpRoute>>
