import { platformContract } from '@icss/core/platform/platform.contract.ts'
import { exampleId, same } from '../commands/examples.ts'
import { showCommand } from '../commands/show-command.ts'
import { translateFor } from '../console/console.ts'

export default showCommand({
  summary: { zh: '查看一个频道或商会', en: 'Show a channel or a chamber' },
  examples: same(`icss platform show ${exampleId}`),
  call: 'platform.showChannel',
  endpoint: platformContract.showChannel,
  idText: { zh: '频道编号', en: 'id of the channel' },
  fields: (language) => {
    const t = translateFor(language)
    return {
      id: t('platform.fields.id'),
      name: t('platform.fields.name'),
      abbreviation: t('platform.fields.abbreviation'),
      cocId: t('platform.fields.cocId'),
      accountNumber: t('platform.fields.accountNumber'),
      adminPhone: t('platform.fields.adminPhone'),
      membershipCode: t('platform.fields.membershipCode'),
      storageQuotaBytes: t('platform.fields.storageQuotaBytes'),
      subChannelQuota: t('platform.fields.subChannelQuota'),
      trafficQuotaBytes: t('platform.fields.trafficQuotaBytes'),
      smsPerDay: t('platform.fields.smsPerDay'),
    }
  },
})
