import { useFileAddress } from '../../api/fileAddress.ts';
import { useCall } from '../../api/query.ts';
import { Dialog } from '../../parts/dialog/Dialog.tsx';
import { Download } from '../../parts/download/Download.tsx';
import { Facts } from '../../parts/facts/Facts.tsx';
import { day, days, money } from '../../parts/formats.ts';
import { RefusalNotice } from '../../parts/notice/RefusalNotice.tsx';
import { Skeleton } from '../../parts/page/Page.tsx';
import { Table } from '../../parts/table/Table.tsx';
import layout from '../../parts/layout/Layout.module.css';
import { pay as s } from '../../texts/pay.ts';

/** A payslip's figures in the page, and its PDF. */
export function OnePayslip({ id, close }: { id: string; close: () => void }) {
  const { data, error } = useCall('getPayslip', { path: { payslip_id: id } });
  const one = data?.data;
  const address = useFileAddress(one?.document ? `/api/v1/payments/payslips/${id}/download/` : null);
  return (
    <Dialog title={one ? days(one.period_start, one.period_end) : s.payslips} look="drawer" onClose={close}>
      {error && <RefusalNotice refusal={error} />}
      {!one && !error && <Skeleton rows={8} />}
      {one && (
        <>
          {one.voided && <p>{s.voidedBecause(one.voided.reason, day(one.voided.at))}</p>}
          {one.correction_reason && !one.voided && <p>{s.correctionBecause(one.correction_reason)}</p>}
          <Facts
            rows={[
              [s.gross, money(one.gross, one.currency)],
              [s.deductions, money(one.deductions, one.currency)],
              [s.net, money(one.net, one.currency)],
              [s.payout, money(one.payout, one.currency)],
            ]}
          />
          {one.lines.length > 0 && (
            <Table
              label={s.line}
              rows={one.lines}
              keyOf={({ code, label }) => `${code} ${label}`}
              columns={[
                { head: s.code, look: 'time', cell: ({ code }) => code },
                { head: s.line, cell: ({ label }) => label },
                { head: s.amount, look: 'figure', cell: (line) => money(line.amount, line.currency) },
              ]}
            />
          )}
          {one.document && (
            <div className={layout['buttons']}>
              <a href={address} target="_blank" rel="noopener">
                {s.document}
              </a>
              <Download operation="downloadPayslip" given={{ path: { payslip_id: id } }}>
                {s.save}
              </Download>
            </div>
          )}
        </>
      )}
    </Dialog>
  );
}
