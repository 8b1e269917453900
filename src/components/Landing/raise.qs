extends Entity

// raises the salary of each employee of this company
// by a rate such as 1.03, and returns how many there are
exposed function raise(rate : number) -> raised : integer

	var employee : cs.EmployeeEntity

	forEach (employee, this.employees)
		employee.salary *= rate
		employee.save()
		raised += 1
	end
