import { describe, expect, test } from '@jest/globals';
import { newPasswordProblem } from '../../src/areas/auth/rules/newPassword.ts';

const CONTEXT = ['ada.keller@brightwater.test', 'Ada', 'Keller', 'Brightwater Studio', 'brightwater'];

describe('new passwords (ASVS 6.2)', () => {
  test.each([
    'password1234',
    'Passw0rd!2026',
    'P@$$w0rd123456',
    'qwertyuiop12',
    '1q2w3e4r5t6y',
    '123456789012',
    '987654321098',
    '111111111111',
    'abcabcabcabc',
    'Summer-2026!!',
    'iloveyou1234',
    'AdaKeller2026',
    'brightwater123',
    'workforce-2026',
    'welcome-admin-1',
  ])('refuses %s', (password) => {
    expect(newPasswordProblem(password, CONTEXT)).not.toBeNull();
  });

  test.each([
    'correct horse battery staple',
    'x9f$k2mLp0qz',
    'new-password-123',
    '836205917443',
    'Größenwahn im Keller',
    'пароль из слов',
    'four words for ada keller',
  ])('accepts %s', (password) => {
    expect(newPasswordProblem(password, CONTEXT)).toBeNull();
  });
});
