import { atMost, type DeclaredDraft, required } from '../rules/judged-draft.fixture.ts'
import { maxReason, maxReportNote, reportDraft, reportHandling } from './report.ts'

export const drafts: readonly DeclaredDraft[] = [
  {
    name: 'report',
    schema: reportDraft,
    draft: { token: 'aQ7rX2mZk0sT9vLwYcEa1g', type: 'fraud', reason: '收了定金后失联' },
    bad: [...required('reason'), ...atMost({ reason: maxReason }), [{ type: 'spam' }, 'type', 'rule.choice']],
  },
  {
    name: 'reportHandling',
    schema: reportHandling,
    draft: { outcome: 'upheld', note: '已核实' },
    bad: [...atMost({ note: maxReportNote }), [{ outcome: 'open' }, 'outcome', 'rule.choice']],
  },
]
