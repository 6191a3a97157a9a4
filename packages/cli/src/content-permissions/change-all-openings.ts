import { contentKinds } from '@icss/core/content-permissions/content-permission.ts'
import { type OpeningChange, type OpeningLine, openingPlanLines } from '@icss/core/content-permissions/opening-plan.ts'
import { groupFinder } from '../channel-groups/group-finder.ts'
import { type Command, command } from '../commands/command.ts'
import { sameCommand } from '../commands/same-command.ts'
import { dryRunTake, yesTake } from '../commands/shared-takes.ts'
import type { Takes } from '../commands/takes.ts'
import { table } from '../console/table.ts'
import { changeAnswer, planThrough } from '../operations/plan-through.ts'
import { untilApplied } from '../operations/until-applied.ts'
import { connect } from '../server/connect.ts'

const takes = {
  kind: {
    value: 'kind',
    many: true,
    choices: contentKinds,
    text: { zh: '内容的种类；不给则为全部种类', en: 'kind of content; all kinds by default' },
  },
  group: {
    value: 'group',
    many: true,
    text: {
      zh: '频道组的名称或编号；不给则为全部频道组',
      en: 'name or id of a channel group; all of them by default',
    },
  },
  ...dryRunTake,
  ...yesTake,
} as const satisfies Takes

/** Declares a command that opens or closes all content of some kinds to some channel groups. */
export const changeAllOpenings = (
  name: string,
  does: 'openAll' | 'closeAll',
  declared: Pick<Command, 'summary' | 'examples'>,
): Command =>
  command({
    ...declared,
    takes,
    calls: ['channelGroups.list', 'contentPermissions.plan', 'contentPermissions.apply'],
    exits: ['interrupted'],
    answer: changeAnswer,
    async run(console, input) {
      const { t } = console
      const { server } = await connect(console)
      const { kind, group, dryRun, yes } = input
      return untilApplied(sameCommand(console, `content-permissions ${name}`, takes, input), async (applying) => {
        const groups = await groupFinder(server)
        const groupIds = [...new Set((group ?? []).map(groups.idOf))]
        const wanted = {
          kind: does,
          ...(kind && kind.length > 0 ? { contentKinds: [...new Set(kind)] } : {}),
          ...(groupIds.length > 0 ? { groupIds } : {}),
        }
        const named = (ids: readonly string[]) => ids.map(groups.nameOf).join(t('list.between'))
        const columns = [
          {
            title: t('contentPermissions.kind'),
            cell: ({ kind: one }: OpeningLine) => t(`contentPermissions.kinds.${one}`),
          },
          { title: t('contentPermissions.content'), cell: (line: OpeningLine) => line.name, least: 12 },
          does === 'openAll'
            ? { title: t('contentPermissions.opens'), cell: ({ opens }: OpeningLine) => named(opens), least: 12 }
            : { title: t('contentPermissions.closes'), cell: ({ closes }: OpeningLine) => named(closes), least: 12 },
        ]
        return planThrough<OpeningChange>(
          console,
          {
            calls: {
              plan: (body, signal) => server.contentPermissions.plan({ body }, { signal }),
              apply: (body, signal) => server.contentPermissions.apply({ body }, { signal }),
            },
            countOf: ({ rows }) => openingPlanLines(rows).length,
            show: ({ rows }) => {
              const lines = openingPlanLines(rows)
              if (lines.length > 0) console.print(table(columns, lines, console.width))
            },
            words: {
              nothing: t('contentPermissions.nothing'),
              would: (count) => t('contentPermissions.would', { count }),
              ask: (count) => t('contentPermissions.ask', { count }),
              applied: (count, id) => t('contentPermissions.applied', { count, id }),
            },
          },
          { type: 'plan', wanted },
          { dryRun, yes },
          applying,
        )
      })
    },
  })
