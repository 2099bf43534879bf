import { useMutation } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { queries } from '../../api/query.ts';
import type { Refusal } from '../../api/refusal.ts';
import { Button } from '../../parts/button/Button.tsx';
import { addDays, dateOf, instantOf, timeOf } from '../../parts/dates.ts';
import { RefusalNotice } from '../../parts/notice/RefusalNotice.tsx';
import { toast } from '../../parts/toast/toasts.ts';
import { time as s } from '../../texts/time.ts';

/** Copies the entries of the week before, at the same clock times. What overlaps is left out. */
export function CopyWeek({ from }: { from: string }) {
  const copy = useMutation<string, Refusal>({
    mutationFn: () => copyTo(from),
    onSuccess(text) {
      toast(text);
      void queries.invalidateQueries({ queryKey: ['tracking'] });
    },
  });
  return (
    <>
      <Button busy={copy.isPending} onClick={() => copy.mutate()}>
        {s.copyWeek}
      </Button>
      {copy.error && <RefusalNotice refusal={copy.error} />}
    </>
  );
}

async function copyTo(from: string): Promise<string> {
  const { data: entries } = await call('listTimeEntries', {
    query: { from: addDays(from, -7), to: addDays(from, -1), running: false, limit: 100 },
  });
  if (entries.length === 0) return s.nothingToCopy;
  const later = (instant: string) => instantOf(addDays(dateOf(instant), 7), timeOf(instant));
  const { data } = await call('bulkCreateTimeEntries', {
    body: {
      entries: entries.map(({ started_at, ended_at, description, billable, category, break_minutes }) => ({
        started_at: later(started_at),
        ended_at: later(ended_at!),
        billable,
        break_minutes,
        ...(description && { description }),
        ...(category && { category_id: category.id }),
      })),
    },
  });
  const copied = data.results.filter(({ status }) => status === 201).length;
  const missed = data.results.length - copied;
  return [s.copied(copied), ...(missed > 0 ? [s.notCopied(missed)] : [])].join(' ');
}
