import { useNavigate, useSearch } from '@tanstack/react-router';
import { Page } from '../../parts/page/Page.tsx';
import { pay as s } from '../../texts/pay.ts';
import { Methods } from './Methods.tsx';
import { OnePayslip } from './OnePayslip.tsx';
import { Payments } from './Payments.tsx';
import { Payslips } from './Payslips.tsx';
import { Year } from './Year.tsx';

/** What a person earned, what was paid, and where to. */
export default function Pay() {
  const { open } = useSearch({ strict: false }) as { open?: string };
  const navigate = useNavigate();
  return (
    <Page title={s.title}>
      <Payslips />
      <Year />
      <Payments />
      <Methods />
      {open && <OnePayslip id={open} close={() => void navigate({ to: '/pay', search: {} as never })} />}
    </Page>
  );
}
