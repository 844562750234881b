/** Who may open an account: everybody, who has an organization's code, or whose address was invited. */
export const signUpPolicies = ['everybody', 'orgcode', 'invitation'] as const;
export type SignUpPolicy = (typeof signUpPolicies)[number];
