/**
 * Hours, bonuses and absences as movement data for DATEV LODAS. The processing keys are those for hours and for gross amounts;
 * no installation of LODAS has read this file yet (docs/operations.md).
 */
import type { HandoverPayrollRow } from '../../../generated/types.ts';
import type { HandoverContent, HandoverHead } from '../rules/handoverDocument.ts';

const HOURS = '1';
const GROSS = '2';

export function lodasFile({ head, people }: HandoverContent): string {
  const { consultant, client } = head.datev!;
  const day = `01.${head.month.slice(5)}.${head.month.slice(0, 4)}`;
  const rows = people.flatMap((person) =>
    movementsOf(person, head.wage_types).map(([wageType, key, value]) =>
      ['10', day, person.employee_number, wageType, key, value.replace('.', ','), ''].join(';'),
    ),
  );
  return [
    '[Allgemein]',
    'Ziel=LODAS',
    'Version_SST=1.0',
    `BeraterNr=${consultant}`,
    `MandantenNr=${client}`,
    'Datumsformat=TT.MM.JJJJ',
    'Feldtrennzeichen=;',
    'Zahlenkomma=,',
    '[Satzbeschreibung]',
    '10;u_lod_bwd_buchung_standard;abrechnung_zeitraum#bwd;pnr#bwd;la_eigene#bwd;bs_nr#bwd;bs_wert_butab#bwd;',
    '[Bewegungsdaten]',
    ...rows,
    '',
  ].join('\r\n');
}

/** Wage type, processing key and value of each figure that has a wage type and is not zero. */
function movementsOf(
  { hours, payments, absences }: HandoverPayrollRow,
  types: HandoverHead['wage_types'],
): [wageType: string, key: string, value: string][] {
  const figures: [string | undefined, string, string][] = [
    [types['hours'], HOURS, hours.worked],
    [types['overtime'], HOURS, hours.overtime_paid],
    ...payments
      .filter(({ kind }) => kind === 'bonus')
      .map(({ amount }): [string | undefined, string, string] => [types['bonus'], GROSS, amount]),
    ...absences.map((one): [string | undefined, string, string] => [types[one.policy_id], HOURS, one.hours]),
  ];
  return figures.flatMap(([type, key, value]) =>
    type === undefined || Number(value) === 0 ? [] : [[type, key, value]],
  );
}
